// The process in which texts are rendered: it waits, and measures the time of its thread, which works.
import type { Answer, Question } from './start-process.ts';
import { startThread } from './start-thread.ts';

let thread = startThread();

const answer = async ({ markdown, timeoutMs }: Question): Promise<Answer> => {
  try {
    return await thread.render(markdown, timeoutMs);
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  } finally {
    // The text has ended its thread: the next one need not wait for another.
    if (!thread.isRunning) thread = startThread();
  }
};

process.on('message', (question: Question) => void answer(question).then((outcome) => process.send?.(outcome)));

// Signals reach the whole process group; the server decides when this process ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
