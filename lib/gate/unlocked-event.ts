/** Name of the event that the window dispatches when a password has unlocked a gate. */
export const GATE_UNLOCKED = 'gateunlocked'
