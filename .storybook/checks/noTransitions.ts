/** So that no colour or size is measured in transition. @returns a function that enables them again. */
export function disableTransitions(): () => void {
  const style = document.createElement('style')
  style.textContent = '*, *::before, *::after { transition: none !important; caret-color: transparent !important }'
  document.head.append(style)
  return () => style.remove()
}
