import { sanitisedHtml } from '#contract/text/sanitised-html.ts';
import { Badge, type Tone } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Notice, type NoticeTone } from '../ui/Notice.tsx';
import { SanitisedText } from '../ui/SanitisedText.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LONG_TEXT, LONG_WORD, Section, State } from './Section.tsx';

const POST = sanitisedHtml.parse(
  '<h2>A frosty morning</h2><p>Eleven lifts, <strong>one</strong> flat tyre and <a href="#SanitisedText">a thank-you</a>.</p><ul><li>Clane</li><li>New Ross</li></ul><blockquote><p>They never left her alone.</p></blockquote>',
);
const LONG_POST = sanitisedHtml.parse(`<p>${LONG_TEXT} ${LONG_WORD}</p>`);

const badgeTones: readonly Tone[] = ['ok', 'wait', 'bad', 'info', 'plum'];
const noticeTones: readonly NoticeTone[] = ['ok', 'wait', 'bad', 'info'];

export const MessageParts = () => (
  <>
    <Section part="Badge">
      <State name="tones, with an icon">
        <div className="row">
          <Badge>plain</Badge>
          {badgeTones.map((tone) => (
            <Badge key={tone} tone={tone} icon="clock">
              {tone}
            </Badge>
          ))}
        </div>
      </State>
      <State name="long words">
        <Badge tone="wait">Waiting for a second colleague</Badge>
      </State>
    </Section>
    <Section part="Notice">
      {noticeTones.map((tone) => (
        <State key={tone} name={tone}>
          <Notice tone={tone} title="A title" announce="none">
            <p>Something to know, and what to do.</p>
          </Notice>
        </State>
      ))}
      <State name="long words">
        <Notice title={LONG_WORD} announce="none">
          <p>{LONG_TEXT}</p>
        </Notice>
      </State>
    </Section>
    <Section part="EmptyState">
      <State name="with a title and an action" wide>
        <EmptyState art="empty-letterbox" title="Nothing here yet" level={3} action={<Button>Write one</Button>}>
          Be the first to tell your story.
        </EmptyState>
      </State>
    </Section>
    <Section part="Skeleton">
      {(['lines', 'note', 'card'] as const).map((shape) => (
        <State key={shape} name={shape}>
          <Skeleton label="Loading" shape={shape} />
        </State>
      ))}
    </Section>
    <Section part="SanitisedText">
      <State name="a post" wide>
        <SanitisedText html={POST} />
      </State>
      <State name="long words">
        <SanitisedText html={LONG_POST} />
      </State>
    </Section>
  </>
);
