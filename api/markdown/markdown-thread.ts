// The thread that renders Markdown: a text comes in, what became of it goes out.
import { serveJobs } from '../core/serve-jobs.ts';
import type { Outcome } from './markdown-renderer.ts';
import { renderMarkdown } from './render-markdown.ts';

serveJobs((markdown: string): Outcome => {
  try {
    const html = renderMarkdown(markdown);
    return html === null ? { refused: 'too-long' } : { html };
  } catch (error) {
    // Only hostile texts nest so deeply that the parser runs out of stack.
    if (error instanceof RangeError) return { refused: 'too-complex' };
    throw error;
  }
});
