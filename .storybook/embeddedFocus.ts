/**
 * Docs pages load the iframes of modal stories and of drawings when these come into view. A dialog in one would take the
 * focus from the control in which a reader is typing, even from inside `inert`.
 */
if (window.parent !== window && /[?&](?:embed=true|id=guides-drawing--)/.test(location.search)) {
  const focus = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function focusIfReaderIsHere(options) {
    if (document.hasFocus()) Reflect.apply(focus, this, [options])
  }
}
