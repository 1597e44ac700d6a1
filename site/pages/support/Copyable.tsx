import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Copy } from '../../ui/icons/Copy.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';

/** A line of a bank's form: one press selects it, a button copies it where scripts work. */
export const Copyable = ({ name, what, text }: { name: string; what: string; text: string }) => {
  const hydrated = useHydrated();
  return (
    <div>
      <dt>{name}</dt>
      <dd className="copyable">
        <code>{text}</code>
        {hydrated ? (
          <CopyButton text={text} what={what} small />
        ) : (
          <div className="row row--tight">
            <Button variant="line" small icon={Copy} data-app="intent">{`Copy ${what}`}</Button>
          </div>
        )}
      </dd>
    </div>
  );
};
