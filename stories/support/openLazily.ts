/** Presses what opens a part that is still to be loaded: userEvent would wait for that part forever. */
export async function openLazily(control: HTMLElement | Promise<HTMLElement>): Promise<void> {
  ;(await control).click()
}
