import UIKit

let items = NSDataAsset(name: "itmes")
