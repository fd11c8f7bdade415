import { Alert, Button, Stack, Text } from '../../design-system/index.ts'

/** A page's failed load, with Retry (C-009). */
export function LoadFailed({ msg, detail, reload }: { msg: string; detail?: string; reload: () => void }) {
  return (
    <Alert tone="danger" action={<Button onClick={reload}>Retry</Button>}>
      <Stack gap={1}>
        <Text as="span">{msg}</Text>
        {detail && (
          <Text as="span" size="caption">
            {detail}
          </Text>
        )}
      </Stack>
    </Alert>
  )
}
