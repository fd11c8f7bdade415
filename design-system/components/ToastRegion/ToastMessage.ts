export interface ToastMessage {
  id: string
  tone: 'success' | 'error' | 'info'
  text: string
  /** False if the text is announced elsewhere, such as with a focused field. It is still shown and kept. */
  announce?: boolean | undefined
}
