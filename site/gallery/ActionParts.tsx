import { useState } from 'react';
import { Button, ButtonLink, type ButtonVariant } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { EmailLink } from '../ui/EmailLink.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { LONG_TEXT, LONG_WORD, Section, State } from './Section.tsx';

const variants: readonly ButtonVariant[] = ['action', 'brand', 'line', 'furze', 'quiet', 'bad', 'plum'];

const VariantStates = ({ variant }: { variant: ButtonVariant }) => (
  <State name={`${variant}: normal, hover, focus, disabled, busy`} wide>
    <div className="row">
      <Button variant={variant}>Save</Button>
      <Button variant={variant} className="as-hover">
        Save
      </Button>
      <Button variant={variant} className="as-focus">
        Save
      </Button>
      <Button variant={variant} disabled>
        Save
      </Button>
      <Button variant={variant} busy busyLabel="Saving…">
        Save
      </Button>
    </div>
  </State>
);

const Pages = ({ pages, start }: { pages: number; start: number }) => {
  const [page, setPage] = useState(start);
  return <Pagination page={page} pages={pages} onPage={setPage} label={`Pages, ${pages} in all, from ${start}`} />;
};

export const ActionParts = () => (
  <>
    <Section part="Button">
      {variants.map((variant) => (
        <VariantStates key={variant} variant={variant} />
      ))}
      <State name="small, with icons">
        <div className="row">
          <Button small>Save</Button>
          <Button small variant="bad" icon="trash-2">
            Delete
          </Button>
          <Button small variant="line" iconAfter="arrow-right">
            Next
          </Button>
        </div>
      </State>
      <State name="full width">
        <Button block>Send</Button>
      </State>
      <State name="long words">
        <Button icon="trash-2">{LONG_TEXT}</Button>
      </State>
    </Section>
    <Section part="ButtonLink">
      <State name="normal, hover, focus" wide>
        <div className="row">
          <ButtonLink href="#ButtonLink" iconAfter="arrow-right">
            Read more
          </ButtonLink>
          <ButtonLink href="#ButtonLink" className="as-hover">
            Read more
          </ButtonLink>
          <ButtonLink href="#ButtonLink" className="as-focus">
            Read more
          </ButtonLink>
        </div>
      </State>
    </Section>
    <Section part="CopyButton">
      <State name="normal">
        <CopyButton text="A text" label="Copy text" />
      </State>
      <State name="small">
        <CopyButton text="https://example.org" label="Copy link" small />
      </State>
    </Section>
    <Section part="EmailLink">
      <State name="normal">
        <p>
          <EmailLink address="hello@example.org" />
        </p>
      </State>
      <State name="long address">
        <p>
          <EmailLink address={`${LONG_WORD.slice(0, 40).toLowerCase()}@a-rather-long-domain.example.org`} />
        </p>
      </State>
    </Section>
    <Section part="SearchField">
      <State name="empty">
        <SearchField label="Search pictures" value="" onSearch={() => {}} />
      </State>
      <State name="long words">
        <SearchField label="Search pictures" value={LONG_WORD} onSearch={() => {}} />
      </State>
    </Section>
    <Section part="Pagination">
      <State name="first of three" wide>
        <Pages pages={3} start={1} />
      </State>
      <State name="middle of many" wide>
        <Pages pages={120} start={60} />
      </State>
    </Section>
  </>
);
