/** The only public door of the design system. Heavy parts are lazy here: wrap them in Suspense. */
export { Button, type ButtonProps } from './components/Button/Button.tsx'
