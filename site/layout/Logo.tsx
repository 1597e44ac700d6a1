import { useSettings } from '../client/PageAnswersContext.tsx';
import { pageAddress } from '../language/t.ts';
import { Illustration } from '../ui/Illustration.tsx';

export const splitName = (name: string): [first: string, second: string] => {
  const words = name.split(/\s+/).filter(Boolean);
  const lines = words.map((_, at): [string, string] => [
    words.slice(0, at + 1).join(' '),
    words.slice(at + 1).join(' '),
  ]);
  const longest = (line: [string, string]) => Math.max(line[0].length, line[1].length);
  return lines.reduce((best, line) => (longest(line) < longest(best) ? line : best), [words.join(' '), '']);
};

export const Logo = () => {
  const [first, second] = splitName(useSettings().organisation.name);
  return (
    <a className="logo" href={pageAddress('/')}>
      <Illustration name="logo-mark" first />
      <span>
        <span>{first}</span>
        {second && (
          <>
            {' '}
            <br />
            <span>{second}</span>
          </>
        )}
      </span>
    </a>
  );
};
