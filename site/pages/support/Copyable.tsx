import type { Message } from '#contract/words/message.ts';
import { T } from '../../language/T.tsx';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';

export const Copyable = ({ name, copy, text }: { name: string | Message; copy: Message; text: string }) => {
  const hydrated = useHydrated();
  return (
    <div>
      {typeof name === 'string' ? <dt>{name}</dt> : <T as="dt" of={name} />}
      <dd className="copyable">
        <code>{text}</code>
        {hydrated ? (
          <CopyButton text={text} label={<T of={copy} />} small />
        ) : (
          <div className="row row--tight">
            <Button variant="line" small icon="copy" data-app="intent" of={copy} />
          </div>
        )}
      </dd>
    </div>
  );
};
