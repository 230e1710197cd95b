import type { JSX } from 'react';
import {
  REPORT_FIGURES,
  type ReportFigureView,
  type ReportFiguresView,
  type SpanView,
} from '#modules/reports/contract/report-figures.js';
import type { ReportKind } from '#modules/reports/contract/report-terms.js';
import {
  changeOf,
  hasYearAgo,
  isTooLittle,
  pastName,
  showFigure,
  spanDays,
  spanName,
  type ComparedSpan,
} from './figure-change';
import styles from './figure-strip.module.css';

export interface FigureStripProps {
  kind: ReportKind;
  /** Undefined while they are on their way. */
  figures: ReportFiguresView | undefined;
}

/** The figures of a report, each with what became of it since the time before and a year ago, if that is another time. */
export function FigureStrip({ kind, figures }: FigureStripProps): JSX.Element {
  return (
    <dl className={styles.strip} aria-busy={!figures}>
      {figures
        ? figures.figures.map((figure) => (
            <Figure key={figure.name} figure={figure} compared={figures} />
          ))
        : Object.keys(REPORT_FIGURES[kind]).map((name) => <Outline key={name} name={name} />)}
    </dl>
  );
}

interface FigureProps {
  figure: ReportFigureView;
  compared: ReportFiguresView;
}

function Figure({ figure, compared }: FigureProps): JSX.Element {
  const { name, kind, value } = figure;
  const { before, yearAgo, figures } = compared;
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{showFigure(value, kind)}</dd>
      <dd className={styles.changes}>
        <Change figure={figure} among={figures} span={before} which="before" />
        {hasYearAgo(compared) && (
          <Change figure={figure} among={figures} span={yearAgo} which="yearAgo" />
        )}
      </dd>
    </div>
  );
}

interface ChangeProps {
  figure: ReportFigureView;
  /** All of the report. */
  among: readonly ReportFigureView[];
  span: SpanView;
  which: ComparedSpan;
}

function Change({ figure, among, span, which }: ChangeProps): JSX.Element {
  const earlier = figure[which];
  const change = changeOf(figure, earlier);
  const name = spanName(span, which);
  const title = `${spanDays(span)}: ${showFigure(earlier, figure.kind)}`;
  if (change && isTooLittle(among, which)) {
    return (
      <span className={styles.change} title={title}>
        too little {pastName(span, which)}
      </span>
    );
  }
  const tone = change?.way ? (change.isBetter ? 'better' : 'worse') : undefined;
  return (
    <span className={styles.change} data-tone={tone} title={title}>
      {change ? <b>{change.text}</b> : 'nothing'} {change ? `vs. ${name}` : pastName(span, which)}
    </span>
  );
}

function Outline({ name }: { name: string }): JSX.Element {
  return (
    <div className={styles.figure}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        <span className={styles.bone} />
      </dd>
      <dd className={styles.changes}>
        <span className={styles.change}>
          <span className={styles.bone} />
        </span>
      </dd>
    </div>
  );
}
