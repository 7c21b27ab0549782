type Props = { item: { sample: boolean }; label: string }

/** Labels an item that is a sample, so that nothing invented looks real. Renders nothing for others. */
export function SampleLabel({ item, label }: Props) {
  return item.sample && <span className="border px-2 text-xs font-normal text-nowrap">{label}</span>
}
