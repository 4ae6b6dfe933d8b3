import { createFileRoute, Link } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';

interface Course {
  name: string;
  description: string[];
  offers: { id: number; city: string; starts: string; price: string }[];
  related: { id: number; name: string; school: string; price: string }[];
}

const findCourse = createServerFn({ method: 'GET' }).handler((): Course => ({
  name: 'Eletricista instalador predial',
  description: Array.from(
    { length: 12 },
    (_, number) =>
      `Parágrafo ${number + 1}: o curso forma profissionais que instalam, medem e conservam instalações elétricas de baixa tensão em casas e comércios, seguindo as normas e os procedimentos de segurança do trabalho.`,
  ),
  offers: Array.from({ length: 10 }, (_, id) => ({
    id,
    city: 'São José do Rio Preto',
    starts: `${id + 10}/02/2027`,
    price: `R$ ${id + 1}20,00`,
  })),
  related: Array.from({ length: 24 }, (_, id) => ({
    id,
    name: `Curso relacionado de número ${id + 1}`,
    school: 'Escola Técnica Vitrine',
    price: `R$ ${id + 2}90,00`,
  })),
}));

export const Route = createFileRoute('/curso')({
  loader: () => findCourse(),
  component: CoursePage,
});

function CoursePage() {
  // The router whose types are registered is the shop's, which has no such route.
  const { name, description, offers, related }: Course = Route.useLoaderData();
  return (
    <main>
      <h1>{name}</h1>
      {description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        {offers.map(({ id, city, starts, price }) => (
          <li key={id}>
            {city}, {starts}, {price} <button type="button">Escolher</button>
          </li>
        ))}
      </ul>
      {related.map((course) => (
        <article key={course.id}>
          <h2>
            <Link to="/$" params={{ _splat: String(course.id) }}>
              {course.name}
            </Link>
          </h2>
          <p>
            {course.school}, {course.price}
          </p>
        </article>
      ))}
    </main>
  );
}
