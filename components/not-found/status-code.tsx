import { leftBearing } from '@/lib/type/left-bearing'
import { measure } from '@/lib/type/measure'

const advanceOf = (text: string) => measure(text).advance

/**
 * The status code at the full measure. Where the time of the slot has the same digits, the code begins as that time, whose
 * colon goes (status-code.css).
 */
export function StatusCode({ code, time }: { code: string; time: string }) {
  const { width } = measure(code)
  return (
    <div style={{ '--width': width }} className="status-measure @container wide:col-span-3 wide:ms-m wide:me-6">
      <p style={leftBearing(code)} className="fitted-code">
        <span className="status-text">{code}</span>
        {time.replace(':', '') === code && <SlotTime code={code} time={time} />}
      </p>
    </div>
  )
}

/** Not text: screen readers and copied text have the status code only. */
function SlotTime({ code, time }: { code: string; time: string }) {
  const [hours = '', minutes = ''] = time.split(':')
  const parts = [
    { text: hours, start: 0 },
    { text: ':', start: advanceOf(`${hours}:`) - advanceOf(':') },
    { text: minutes, start: advanceOf(code) - advanceOf(minutes) },
  ]
  return (
    <span
      aria-hidden="true"
      style={{
        '--narrowed': measure(code).width / measure(time).width,
        '--shift': advanceOf(time) - advanceOf(code),
      }}
      className="status-time"
    >
      {parts.map(({ text, start }) => (
        <span
          key={start}
          data-text={text}
          style={{ '--start': start }}
          className={text === ':' ? 'status-colon' : ''}
        />
      ))}
    </span>
  )
}
