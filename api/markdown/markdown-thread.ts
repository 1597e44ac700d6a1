// The thread that renders Markdown: a text comes in, what became of it goes out.
import { parentPort } from 'node:worker_threads';
import { renderMarkdown } from './render-markdown.ts';
import type { Outcome } from './start-thread.ts';

const outcomeOf = (markdown: string): Outcome => {
  try {
    const html = renderMarkdown(markdown);
    return html === null ? { refused: 'too-long' } : { html };
  } catch (error) {
    // Only hostile texts nest so deeply that the parser runs out of stack.
    if (error instanceof RangeError) return { refused: 'too-complex' };
    throw error;
  }
};

parentPort?.on('message', (markdown: string) => parentPort?.postMessage(outcomeOf(markdown)));
parentPort?.postMessage('ready');
