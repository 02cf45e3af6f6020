import type { ProfileView } from "./view.ts";

const Experience = ({ tour }: { tour: ProfileView["tours"][number] }) => (
  <article className="exp">
    <div className="pic">
      {tour.image !== null && (
        <img
          src={tour.image}
          alt=""
          width="276"
          height="158"
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
    <div className="tx">
      <h3 dir="auto">{tour.title}</h3>
      <p dir="auto">{tour.description}</p>
      <a className="btn ink" href={tour.link} target="_blank" rel="noopener noreferrer">
        Book Now
      </a>
    </div>
  </article>
);

/** The tours the operator shows beside this guide's page. */
export const Experiences = ({ view }: { view: ProfileView }) => (
  <section className="sec">
    <h2>
      {view.operatorName === "" ? (
        "More Experiences You Might Like"
      ) : (
        <>
          Other Experiences from <bdi>{view.operatorName}</bdi>
        </>
      )}
    </h2>
    <div className="scroller">
      {view.tours.map((tour) => (
        <Experience key={tour.id} tour={tour} />
      ))}
    </div>
  </section>
);
