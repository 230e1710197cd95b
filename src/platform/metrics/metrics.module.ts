import { Global, Module } from '@nestjs/common';
import { AppConfig } from '../config/app.config.js';
import { provideConfig } from '../config/load-config.js';
import { OutsideServices } from '../outside/outside-services.js';
import { ClockSkew } from './clock-skew.js';
import { DatabaseMetrics } from './database-metrics.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from './metrics.js';
import { MetricsConfig } from './metrics.config.js';
import { OutsideMetrics } from './outside-metrics.js';
import { ProcessMetrics } from './process-metrics.js';

/** Prometheus metrics, for every kind of process. */
@Global()
@Module({
  providers: [
    provideConfig(MetricsConfig),
    provideConfig(AppConfig),
    Metrics,
    MetricsServer,
    DatabaseMetrics,
    ClockSkew,
    OutsideServices,
    OutsideMetrics,
    ProcessMetrics,
  ],
  exports: [Metrics, OutsideServices],
})
export class MetricsModule {}
