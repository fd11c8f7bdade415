import { Button, Icon, Inline, LinkButton } from '../../design-system/index.ts'
import { googleCalendar, icsOf, type CalendarEvent } from '../text/ics.ts'

function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** @param name of the file, without extension. */
export function AddToCalendar({ events: all, name }: { events: readonly CalendarEvent[]; name: string }) {
  // Items with the same name, day and hours are one event with one id.
  const events = [...new Map(all.map((event) => [event.uid, event])).values()]
  if (events.length === 0) return null
  const titled = events.length > 1
  return (
    <Inline gap={4}>
      <Button
        variant="secondary"
        onClick={() => saveFile(`${name}.ics`, 'text/calendar;charset=utf-8', icsOf(events, Date.now()))}
      >
        <Icon name="calendar" />
        Add to calendar (.ics)
      </Button>
      {events.map((event) => (
        <LinkButton
          key={event.uid}
          href={googleCalendar(event)}
          variant="secondary"
          external
          externalLabel=", opens in a new tab"
        >
          Google Calendar{titled && `: ${event.title.replace(/^\w+ at .+?: /, '')}`}
        </LinkButton>
      ))}
    </Inline>
  )
}
