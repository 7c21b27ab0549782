/** A slot of a week: white with its treatment, or empty. Pages import week.css. */
export function TreatmentSlot({ treatment }: { treatment: string | null | undefined }) {
  return (
    <span aria-hidden="true" className={treatment ? 'treatment-slot' : ''}>
      {treatment && `${treatment} `}
    </span>
  )
}
