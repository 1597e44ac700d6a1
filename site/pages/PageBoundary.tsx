import { Component, type ReactNode } from 'react';
import { forms } from '#contract/words/forms.ts';
import { site } from '#contract/words/site.ts';
import { useSettings } from '../client/PageAnswersContext.tsx';
import { T } from '../language/T.tsx';
import { usePhoneHref } from '../shops/PhoneLinks.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { typedOnPage } from './typed-on-page.ts';

const Broken = ({ typed }: { typed: string }) => {
  const { phone } = useSettings().contact;
  const hrefOf = usePhoneHref();
  return (
    <main className="section" id="main">
      <div className="wrap wrap--narrow stack" role="alert">
        <T as="h1" of={forms.brokenTitle} />
        <T as="p" className="lead" of={forms.brokenLead} />
        {typed && (
          <>
            <T as="h2" className="h3" of={forms.brokenTyped} />
            <p className="panel lines" translate="no">
              {typed}
            </p>
            <CopyButton text={typed} label={<T of={forms.copyText} />} />
          </>
        )}
        <div className="row">
          <ButtonLink href={hrefOf(phone)} variant="brand" icon="phone">
            <T of={site.call} values={{ phone }} />
          </ButtonLink>
          <Button variant="line" icon="rotate-cw" onClick={() => location.reload()} of={forms.tryAgain} />
        </div>
      </div>
    </main>
  );
};

type State = { typed: string | null };

export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { typed: null };

  // While this is asked, what was typed still stands in the page.
  static getDerivedStateFromError(): State {
    return { typed: typedOnPage(document) };
  }

  override render(): ReactNode {
    return this.state.typed === null ? this.props.children : <Broken typed={this.state.typed} />;
  }
}
