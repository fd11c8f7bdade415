/** Otherwise colours and sizes could be measured in the middle of a transition. @returns a function that undoes it. */
export function disableTransitions(): () => void {
  const style = document.createElement('style')
  style.textContent = '*, *::before, *::after { transition: none !important; caret-color: transparent !important }'
  document.head.append(style)
  return () => style.remove()
}
