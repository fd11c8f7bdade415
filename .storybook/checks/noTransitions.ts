/** Ends all transitions, or colours and sizes would be met half-way. Call the answer to let go. */
export function disableTransitions(): () => void {
  const style = document.createElement('style')
  style.textContent = '*, *::before, *::after { transition: none !important; caret-color: transparent !important }'
  document.head.append(style)
  return () => style.remove()
}
