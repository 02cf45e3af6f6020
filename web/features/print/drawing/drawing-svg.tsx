import { useId } from "react";
import { cssFont, trackingOf } from "./measure.ts";
import { circle, type Ink, type Shape, type Side, type TextLine } from "./drawing.ts";
import { isFromRight } from "./text.ts";

const colour = (ink: Ink): string => (ink === "black" ? "#000" : ink);

function anchorOf(align: TextLine["align"], fromRight: boolean): "start" | "middle" | "end" {
  if (align === "center") return "middle";
  return (align === "left") === fromRight ? "end" : "start";
}

function ShapeSvg({ shape, photo }: { shape: Shape; photo: string | null }) {
  const id = useId();
  switch (shape.kind) {
    case "area":
      return (
        <path d={shape.path} fill={colour(shape.ink)} fillRule={shape.hasHoles ? "evenodd" : undefined} />
      );
    case "code":
      return <path d={shape.path} fill="#000" shapeRendering="crispEdges" />;
    case "line":
      return (
        <path
          d={shape.path}
          fill="none"
          stroke={colour(shape.ink)}
          strokeWidth={shape.width}
          strokeDasharray={shape.dashes?.join(" ")}
        />
      );
    case "words": {
      const fromRight = isFromRight(shape.text);
      return (
        <text
          x={shape.x}
          y={shape.y}
          fill={colour(shape.ink)}
          direction={fromRight ? "rtl" : "ltr"}
          textAnchor={anchorOf(shape.align, fromRight)}
          style={{
            font: cssFont(shape.font, shape.size),
            letterSpacing: `${trackingOf(shape.font, shape.text)}em`,
          }}
        >
          {shape.text}
        </text>
      );
    }
    case "photo":
      return (
        photo !== null && (
          <>
            <clipPath id={id}>
              <path d={circle(shape.x, shape.y, shape.diameter)} />
            </clipPath>
            <image
              href={photo}
              x={shape.x}
              y={shape.y}
              width={shape.diameter}
              height={shape.diameter}
              preserveAspectRatio="xMidYMid slice"
              clipPath={`url(#${id})`}
              style={shape.isGrey ? { filter: "grayscale(1)" } : undefined}
            />
          </>
        )
      );
    case "cut":
      return (
        <>
          <clipPath id={id}>
            <path d={shape.path} />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <Shapes shapes={shape.shapes} photo={photo} />
          </g>
        </>
      );
    case "placed": {
      const { x, y, scale, isTurned, width, height } = shape;
      const turn = isTurned === true ? ` rotate(180 ${width / 2} ${height / 2})` : "";
      return (
        <g transform={`translate(${x} ${y}) scale(${scale})${turn}`}>
          <Shapes shapes={shape.shapes} photo={photo} />
        </g>
      );
    }
  }
}

const Shapes = ({ shapes, photo }: { shapes: readonly Shape[]; photo: string | null }) =>
  shapes.map((shape, index) => <ShapeSvg key={index} shape={shape} photo={photo} />);

type DrawingSvgProps = {
  side: Side;
  /** the photo's URL */
  photo: string | null;
  className?: string | undefined;
  /** the text for screen readers; without one the drawing is decoration */
  label?: string;
};

/** Shows a side as it looks once it is cut. */
export const DrawingSvg = ({ side, photo, className, label }: DrawingSvgProps) => (
  <svg
    className={className}
    viewBox={`0 0 ${side.width} ${side.height}`}
    {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
  >
    <Shapes shapes={side.shapes} photo={photo} />
  </svg>
);
