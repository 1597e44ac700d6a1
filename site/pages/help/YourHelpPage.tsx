import { help as words } from '#contract/words/help.ts';
import { managed } from '#contract/words/managed.ts';
import { ManagedHelpCard } from '../../help/managed/ManagedHelpCard.tsx';
import { useManagedHelp } from '../../help/managed/useManagedHelp.ts';
import { T } from '../../language/T.tsx';
import { ManagedLookup } from '../../manage-link/ManagedLookup.tsx';
import { useHeadingFocus } from '../../manage-link/useHeadingFocus.ts';
import { useSubmitted } from '../../routing/PageContext.tsx';

export const YourHelpPage = () => {
  const submitted = useSubmitted();
  const request = useManagedHelp(submitted);
  const { help = null } = request.shown ?? {};
  const { heading, onSubmit } = useHeadingFocus(request.shown, help?.helplines !== undefined);
  return (
    <section className="section section--furze section--form" data-app="" onSubmit={onSubmit}>
      <div className="wrap wrap--narrow">
        {help ? (
          <ManagedHelpCard help={help} request={request} heading={heading} refused={submitted?.helplines} />
        ) : (
          <ManagedLookup kind="help" record={request} hint={words.lookupHint} show={words.showRequest} />
        )}
        <p className="hint managed__note">
          <T of={words.linkIsSecret} /> <T as="a" href="/privacy#help" of={managed.whatWeKeep} />
        </p>
      </div>
    </section>
  );
};
