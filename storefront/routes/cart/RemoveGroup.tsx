import { Button, Dialog, Inline } from '../../../design-system/index.ts'
import { nameOf, titleOf, type Group } from './groups.ts'

interface RemoveGroupProps {
  group: Group
  onRemove: () => void
  onClose: () => void
}

export function RemoveGroup({ group, onRemove, onClose }: RemoveGroupProps) {
  const title = titleOf(group).toLowerCase()
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove all ${title}?`}
      description={group.cart.map(nameOf).join(', ')}
      closeLabel="Close"
      size="small"
    >
      <Inline gap={3}>
        <Button
          onClick={() => {
            onClose()
            onRemove()
          }}
        >
          Remove all {title}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep them
        </Button>
      </Inline>
    </Dialog>
  )
}
