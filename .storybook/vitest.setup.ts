import { page } from 'vitest/browser'
import { runsInTests } from './checks/runner.ts'

runsInTests((width, height) => page.viewport(width, height))
