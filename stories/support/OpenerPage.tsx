import type { ReactNode } from 'react'
import { Button } from '../../design-system/components/Button/Button.tsx'
import { useArg } from './useArg.ts'

interface Opening {
  open: boolean
  onClose: () => void
}

interface OpenerPageProps extends Opening {
  heading: string
  opener: string
  children: (opening: Opening) => ReactNode
}

/** A page with a button that opens a dialog or a sheet. */
export function OpenerPage({ heading, opener, children, ...args }: OpenerPageProps) {
  const [open, setOpen] = useArg(args.open)
  const onClose = () => {
    setOpen(false)
    args.onClose()
  }
  return (
    <main>
      <h1>{heading}</h1>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      {children({ open, onClose })}
    </main>
  )
}
