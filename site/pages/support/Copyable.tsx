import type { Message } from '#contract/words/message.ts';
import { T } from '../../language/T.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton, copyWords } from '../../ui/CopyButton.tsx';
import { Copy } from '../../ui/icons/Copy.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';

/** A line of a bank's form: one press selects it, a button copies it where scripts work. */
export const Copyable = ({ name, what, text }: { name: string | Message; what: string; text: string }) => {
  const hydrated = useHydrated();
  return (
    <div>
      {typeof name === 'string' ? <dt>{name}</dt> : <T as="dt" of={name} />}
      <dd className="copyable">
        <code>{text}</code>
        {hydrated ? (
          <CopyButton text={text} what={what} small />
        ) : (
          <div className="row row--tight">
            <Button variant="line" small icon={Copy} data-app="intent">
              {copyWords(what)}
            </Button>
          </div>
        )}
      </dd>
    </div>
  );
};
