/**
 * Computes how many patients cover a cost: the smallest n with n × (value − fee) ≥ cost.
 * @param value of a patient, in whole pounds like `fee` and `cost`.
 * @param fee for each patient who attends.
 * @param cost what the clinic pays in addition to these fees.
 * @returns undefined if a patient is worth no more than the fee.
 */
export function patientsToCover(value: number, fee: number, cost: number): number | undefined {
  return value > fee ? Math.ceil(cost / (value - fee)) : undefined
}
