" Lists findings with :make. Add these lines to .vimrc.
set makeprg=expo\ validate\ -q\ -f\ concise
set errorformat=%f:%l:%c:\ %t%*[^:]:\ %m
