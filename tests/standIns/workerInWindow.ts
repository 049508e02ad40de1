/**
 * Asks code of a worker that was imported into the window, and passes on its answers. The code may still be at work when
 * its test has ended. It then posts to the next test's listener or to none, but never to the window itself, which cannot
 * serialise the message.
 *
 * @param question what the worker gets
 * @param onAnswer gets each answer; reports of progress are left out
 */
export function askInWindow<Answer>(question: object, onAnswer: (answer: Answer) => void): void {
  window.postMessage = ((message: object) => {
    if ("answer" in message) onAnswer(message.answer as Answer);
  }) as typeof window.postMessage;
  (self as unknown as { onmessage: (event: { data: object }) => void }).onmessage({ data: question });
}
