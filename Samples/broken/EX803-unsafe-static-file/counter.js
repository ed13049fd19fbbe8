document.title += " (1)"
