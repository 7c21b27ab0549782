/** Type of the event that is dispatched on the window when a password has unlocked a gate. */
export const GATE_UNLOCKED = 'gateunlocked'
