import type { Elements } from '../ui/elements.ts';
import { paragraphs } from './text-lines.ts';

export type LineTag = 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'figcaption';

export const shownAs =
  (Tag?: LineTag, className?: string) =>
  (content: string, lang?: string): Elements =>
    Tag ? (
      <Tag className={className} lang={lang}>
        {content}
      </Tag>
    ) : (
      paragraphs(content).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other identity, and may be equal
        <p key={at} lang={lang}>
          {paragraph}
        </p>
      ))
    );
