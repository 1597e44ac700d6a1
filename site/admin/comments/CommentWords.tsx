import { Fragment } from 'react';

export const CommentWords = ({ text, mentioned }: { text: string; mentioned: readonly string[] }) => {
  const names = mentioned.map((name) => `@${name}`).sort((a, b) => b.length - a.length);
  const parts: { text: string; isName: boolean; at: number }[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = names.find((one) => text.startsWith(one, at));
    if (!name) continue;
    // Nothing stands before a name with which a comment begins.
    if (at > from) parts.push({ text: text.slice(from, at), isName: false, at: from });
    parts.push({ text: name, isName: true, at });
    from = at + name.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isName: false, at: from });
  return parts.map((part) =>
    part.isName ? (
      <span key={part.at} className="at">
        {part.text}
      </span>
    ) : (
      <Fragment key={part.at}>{part.text}</Fragment>
    ),
  );
};
