import { renderToString } from "react-dom/server";
import { P } from "./p.tsx";
import css from "./styles/public.css?inline";
export const render = () => ({ css, body: renderToString(<P />) });
