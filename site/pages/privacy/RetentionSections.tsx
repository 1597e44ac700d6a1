import { SESSION_HOURS } from '#contract/people/people.ts';
import type { Retention } from '#contract/privacy/retention.ts';
import { monthsInWords } from './months-in-words.ts';

export const RetentionSections = ({ periods }: { periods: Retention }) => (
  <>
    <h2 id="testimonials">When you send a testimonial</h2>
    <p>
      <strong>What:</strong> your words; your name, email address and picture, if you give them; what you agreed to, in
      which wording, and when. Place and camera details are taken out of pictures.
    </p>
    <p>
      <strong>Why:</strong> to publish it, because you explicitly agreed to that. Words about health are published only
      with your agreement to just that. Your email address is never published; we use it to send you your private link.
    </p>
    <p>
      <strong>How long:</strong>{' '}
      <span>{`as long as it is published or waits for us, or until you withdraw it. What we have decided not to publish is deleted ${monthsInWords(periods.rejectedTestimonials)} after that decision.`}</span>
    </p>
    <h2 id="offers">When you offer us an item</h2>
    <p>
      <strong>What:</strong> your name, email address and phone number; the description and photos of the item; the
      address and instructions for collecting it, if we are to collect it.
    </p>
    <p>
      <strong>Why:</strong> to answer your offer and to collect the item, because you asked us to. Nothing of it is
      published.
    </p>
    <p>
      <strong>How long:</strong>{' '}
      <span>{`until we have collected or declined the item, and ${monthsInWords(periods.closedDonations)} more.`}</span>
    </p>
    <h2 id="help">When you ask us for help</h2>
    <p>
      <strong>What:</strong> your name, your phone number or email address, and whom it is for; where from and where to,
      the day and time; what a driver should know, and your words; what we arrange with you. Nothing is kept of the
      question whether a place is within reach.
    </p>
    <p>
      <strong>Why:</strong> to help you, because you asked us to. Nothing of it is published, and you see, change or
      withdraw it with your private link.
    </p>
    <p>
      <strong>How long:</strong>{' '}
      <span>{`until we have answered or you have called it off, and ${monthsInWords(periods.messages)} more. Ask, and we delete it sooner.`}</span>
    </p>
    <h2 id="messages">When you write to us</h2>
    <p>
      <strong>What:</strong> your name, your email address or phone number, what it is about, and your words; what our
      own people note about the answer.
    </p>
    <p>
      <strong>Why:</strong> to answer you, because you asked us to. Nothing of it is published.
    </p>
    <p>
      <strong>How long:</strong>{' '}
      <span>{`until we have answered, and ${monthsInWords(periods.messages)} more. Ask, and we delete it sooner.`}</span>
    </p>
    <h2 id="staff">When you work with us</h2>
    <p>{`For staff and volunteers we keep a name, an email address, a role, a protected form of the password, and when they last signed in, as long as they have an account; signed-in sessions for ${SESSION_HOURS} hours and up to a day more; and the log of what they did for ${monthsInWords(periods.audit)}, to show who decided what. Once an account is erased, the log no longer names its owner; beside a testimonial or an offer the name of who decided stays until that is deleted.`}</p>
  </>
);
