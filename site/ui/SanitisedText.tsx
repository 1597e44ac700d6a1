import { useMemo } from 'react';
import type { SanitisedHtml } from '#contract/text/sanitised-html.ts';
import { trustedHtml } from './trusted-html.ts';

interface SanitisedTextProps {
  html: SanitisedHtml;
  label?: string;
}

/** The API makes the HTML from Markdown and sanitises it; the site takes over no other HTML as it is. */
export const SanitisedText = ({ html, label }: SanitisedTextProps) => {
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html]);
  const Tag = label === undefined ? 'div' : 'section';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the API, see above
  return <Tag className="article" aria-label={label} dangerouslySetInnerHTML={content} />;
};
