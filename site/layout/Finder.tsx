import { SEARCH_MAX } from '#contract/search/search-results.ts';
import type { Message } from '#contract/words/message.ts';
import { T } from '../language/T.tsx';
import { pageAddress } from '../language/t.ts';
import { Button } from '../ui/Button.tsx';

type FinderProps = {
  action: string;
  q: string;
  label: Message;
  button: Message;
};

export const Finder = ({ action, q, label, button }: FinderProps) => (
  <search>
    <form className="finder" method="get" action={pageAddress(action)}>
      <T as="label" className="sr" htmlFor="search-q" of={label} />
      <input id="search-q" type="search" name="q" defaultValue={q} maxLength={SEARCH_MAX} autoComplete="off" />
      <Button type="submit" variant="brand" icon="search" of={button} />
    </form>
  </search>
);
