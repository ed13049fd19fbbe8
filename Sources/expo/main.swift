import ExpoCommand
import ExpoSystem

System.exit(ExpoCommand.main())
