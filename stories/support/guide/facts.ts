import { made } from 'virtual:guide-facts'
import type { AllFacts } from '../../../.storybook/guideFacts.ts'

export const { facts, pages } = made as AllFacts
