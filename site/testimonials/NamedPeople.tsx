import type { NamedPeople as Named } from '#contract/review/review.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { T } from '../language/T.tsx';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

interface NamedPeopleProps {
  named: Named;
  permitted: boolean;
  onPermit(given: boolean): void;
  onUse(wording: string): void;
}

export const NamedPeople = ({ named: { names, wording }, permitted, onPermit, onUse }: NamedPeopleProps) => (
  <div className="ask">
    <Icon name="user-check" />
    <div>
      <div role="status">
        <T as="b" of={testimonial.namedTitle} />
        <T as="p" of={testimonial.namedText} values={{ names: names.map((name) => `“${name}”`).join(', ') }} />
      </div>
      <label className="check" htmlFor="testimonial-permission">
        <input
          type="checkbox"
          id="testimonial-permission"
          checked={permitted}
          onChange={(event) => onPermit(event.target.checked)}
        />
        <T of={testimonial.namedPermission} />
      </label>
      {!permitted && (
        <p className="acts">
          <Button variant="line" small onClick={() => onUse(wording)} of={testimonial.withoutNames} />
        </p>
      )}
    </div>
  </div>
);
