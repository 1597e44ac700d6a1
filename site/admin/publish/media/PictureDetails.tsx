import { Link } from 'react-router-dom';
import { longDate } from '#contract/dublin.ts';
import { describeMedia } from '#contract/media/calls.ts';
import { ALT_MAX, type MediaItem, type MediaUse, mediaUpdate } from '#contract/media/media.ts';
import { useSend } from '../../../client/calls.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StaffPicture } from '../../../ui/StaffPicture.tsx';
import { LeaveGuard } from '../../shell/forms/LeaveGuard.tsx';
import { RestoredNotice } from '../../shell/forms/RestoredNotice.tsx';
import { useEditForm } from '../../shell/forms/useEditForm.ts';
import { PictureSteps } from './PictureSteps.tsx';
import { useMediaRefresh } from './useMediaRefresh.ts';

const Use = ({ use }: { use: MediaUse }) =>
  use.kind === 'post' ? <Link to={use.href}>{use.label}</Link> : <a href={use.href}>{use.label}</a>;

const AltTextForm = ({ item }: { item: MediaItem }) => {
  const describe = useSend(describeMedia);
  const refresh = useMediaRefresh();
  const form = useEditForm({
    draft: `picture.${item.id}`,
    start: { altText: item.altText },
    schema: mediaUpdate,
    save: async (body) => {
      const { altText } = await describe({ id: item.id, body });
      void refresh();
      return { altText };
    },
  });
  return (
    <form className="stack stack--close" noValidate onSubmit={form.submit}>
      {form.restored && <RestoredNotice />}
      {form.failure && (
        <Notice tone="bad">
          <p>{form.failure}</p>
        </Notice>
      )}
      <Field
        as="textarea"
        label="Alternative text"
        className="input--low"
        rows={3}
        hint="What it shows, for people who cannot see it. Used wherever the picture stands."
        maxLength={ALT_MAX}
        value={form.values.altText}
        error={form.errors.altText}
        onChange={(event) => form.change({ altText: event.target.value })}
      />
      <div className="row row--tight">
        <Button variant="brand" type="submit" busy={form.busy} busyLabel="Saving">
          Save
        </Button>
        <span
          className="hint"
          role="status"
        >{`${form.saved ? 'Saved.' : ''}${form.dirty ? 'Not saved yet.' : ''}`}</span>
      </div>
      <LeaveGuard unsaved={form.dirty && !form.busy} onLeave={form.undo} />
    </form>
  );
};

interface PictureDetailsProps {
  item: MediaItem;
  onReplaced(id: string): void;
  onDeleted(): void;
}

export const PictureDetails = ({ item, onReplaced, onDeleted }: PictureDetailsProps) => (
  <>
    <div className="imgbox">
      <StaffPicture src={item.url} alt={item.altText} width={640} />
    </div>
    <AltTextForm item={item} />
    <div className="field">
      <p className="label">Used on</p>
      {item.usedIn.length === 0 ? (
        <p className="hint">Nowhere yet.</p>
      ) : (
        <ul className="uses">
          {item.usedIn.map((use) => (
            <li key={use.href + use.label}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
    </div>
    <dl className="dl">
      <div>
        <dt>Size</dt>
        <dd>{`${item.width} × ${item.height}`}</dd>
      </div>
      <div>
        <dt>Changed</dt>
        <dd>{longDate(item.updatedAt)}</dd>
      </div>
    </dl>
    <PictureSteps item={item} onReplaced={onReplaced} onDeleted={onDeleted} />
  </>
);
