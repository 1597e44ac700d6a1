import type { NamedPeople as Named } from '#contract/review/review.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { UserCheck } from '../ui/icons/UserCheck.tsx';

interface NamedPeopleProps {
  named: Named;
  permitted: boolean;
  onPermit(given: boolean): void;
  /** Takes over the wording without names. */
  onUse(wording: string): void;
}

/** A kind question about those who are named: it refuses nothing, and one press writes the text without their names. */
export const NamedPeople = ({ named: { names, wording }, permitted, onPermit, onUse }: NamedPeopleProps) => (
  <div className="ask">
    <Icon of={UserCheck} />
    <div>
      <div role="status">
        <b>Do they know that you name them?</b>
        <p>{`You wrote ${names.map((name) => `“${name}”`).join(', ')}. We only publish names of people who agree. You can send your text as it is: a person reads it first.`}</p>
      </div>
      <label className="check" htmlFor="testimonial-permission">
        <input
          type="checkbox"
          id="testimonial-permission"
          checked={permitted}
          onChange={(event) => onPermit(event.target.checked)}
        />
        <span>I have their permission</span>
      </label>
      {!permitted && (
        <p className="acts">
          <Button variant="line" small onClick={() => onUse(wording)}>
            Write it without names
          </Button>
        </p>
      )}
    </div>
  </div>
);
