/**
 * Returns the result of a task. A task that takes too long is not stopped.
 * @throws the error of the task, or an Error when it has not ended after `timeout` milliseconds.
 */
export async function withTimeout<Result>(task: PromiseLike<Result>, timeout: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${timeout} ms`)), timeout)
  })
  try {
    return await Promise.race([task, tooLate])
  } finally {
    clearTimeout(timer!)
  }
}
