import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../../../client/api-error.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Elements } from '../../../ui/elements.ts';
import type { IconName } from '../../../ui/icon-names.ts';
import { Notice } from '../../../ui/Notice.tsx';

interface ProbeBoxProps<Outcome> {
  lead: string;
  button: { label: string; busyLabel: string; icon: IconName };
  probe: () => Promise<Outcome>;
  failed: string;
  children(outcome: Outcome): Elements;
}

export const ProbeBox = <Outcome,>({ lead, button, probe, failed, children }: ProbeBoxProps<Outcome>) => {
  const { mutate, isPending, data, error } = useMutation({ mutationFn: probe });
  return (
    <section className="box">
      <div className="box__head">
        <div>
          <h2>Does it work?</h2>
          <p>{lead}</p>
        </div>
        <Button
          variant="line"
          icon={button.icon}
          busy={isPending}
          busyLabel={button.busyLabel}
          onClick={() => mutate()}
        >
          {button.label}
        </Button>
      </div>
      {(data || error) && (
        <div className="box__body">
          {error ? (
            <Notice tone="bad" title={failed}>
              <p>{sentenceOf(error, 'Please try again.')}</p>
            </Notice>
          ) : (
            data && children(data)
          )}
        </div>
      )}
    </section>
  );
};
