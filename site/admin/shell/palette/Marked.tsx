import { escapeRegExp } from '#contract/text/escape-reg-exp.ts';
export const Marked = ({ text, q }: { text: string; q: string }) => {
  const words = q.split(/\s+/).filter(Boolean).map(escapeRegExp);
  if (words.length === 0) return <span>{text}</span>;
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'giu'));
  // Every second part is one that was searched for.
  return parts.map((part, at) => {
    const key = `${at} ${parts.slice(0, at).join('')}`;
    return at % 2 === 1 ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>;
  });
};
