export interface ToastMessage {
  id: string
  tone: 'success' | 'error' | 'info'
  text: string
  /** False where the words are heard already, with the field that takes the focus: shown and kept, not announced. */
  announce?: boolean | undefined
}
