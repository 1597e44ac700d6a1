import { Illustration } from '../../ui/Illustration.tsx';

/** What becomes of a donated item, in three pictures. */
export const GiftTrip = () => (
  <section className="section on-deep">
    <div className="wrap">
      <div className="head head--center">
        <p className="eyebrow">Where it goes</p>
        <h2>A coat in Clane is a lift to hospital</h2>
        <p className="lead">What our shops sell becomes help for somebody who is seriously ill.</p>
      </div>
      <ol className="trip">
        <li>
          <Illustration name="cta-donate" />
          <h3>You give</h3>
          <p>Clothes, books, furniture, a box of toys. Tell us in three steps, or bring them in.</p>
        </li>
        <li>
          <Illustration name="service-shop" />
          <h3>We sell</h3>
          <p>Your things find a new home through one of our four second-hand shops.</p>
        </li>
        <li>
          <Illustration name="service-transport" />
          <h3>Someone is helped</h3>
          <p>100% of proceeds support our programs: medical costs, transport, counselling and the weekly shop.</p>
        </li>
      </ol>
    </div>
  </section>
);
