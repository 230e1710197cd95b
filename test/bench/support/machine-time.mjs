/** Nanoseconds on a clock that all processes of this machine share. */
export const machineTime = () => Number(process.hrtime.bigint());
